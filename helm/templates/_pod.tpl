{{- /* Takes (root, part): the pod of one deployment. */ -}}
{{- define "arbitro.pod" -}}
{{- $root := .root -}}
{{- $part := .part -}}
{{- with $root.Values -}}
metadata:
  labels:
    {{- include "arbitro.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ $part.component }}
    {{- with .podLabels }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
  annotations:
    checksum/config: {{ include "arbitro.settings" (dict "root" $root "config" $part.config) | sha256sum }}
    checksum/secret: {{ printf "%s%s" (include "arbitro.secretData" $root) (include "arbitro.sealData" $root) | sha256sum }}
    {{- with .podAnnotations }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
spec:
  serviceAccountName: {{ include "arbitro.serviceAccountName" $root }}
  automountServiceAccountToken: false
  enableServiceLinks: false
  terminationGracePeriodSeconds: {{ include "arbitro.gracePeriod" (dict "root" $root "config" $part.config) }}
  securityContext:
    {{- toYaml .podSecurityContext | nindent 4 }}
  {{- with .imagePullSecrets }}
  imagePullSecrets:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .priorityClassName }}
  priorityClassName: {{ . }}
  {{- end }}
  {{- with .runtimeClassName }}
  runtimeClassName: {{ . }}
  {{- end }}
  containers:
    - name: arbitro
      image: {{ include "arbitro.image" $root }}
      imagePullPolicy: {{ .image.pullPolicy }}
      securityContext:
        {{- toYaml .securityContext | nindent 8 }}
      envFrom:
        - configMapRef:
            name: {{ $part.name }}
        {{- with .extraEnvFrom }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
      {{- with include "arbitro.env" $root }}
      env:
        {{- . | nindent 8 }}
      {{- end }}
      ports:
        - name: http
          containerPort: {{ .ports.http }}
        - name: admin
          containerPort: {{ .ports.admin }}
      startupProbe:
        {{- include "arbitro.probe" (dict "path" "/readyz" "times" .probes.startup) | nindent 8 }}
      livenessProbe:
        {{- include "arbitro.probe" (dict "path" "/healthz" "times" .probes.liveness) | nindent 8 }}
      readinessProbe:
        {{- include "arbitro.probe" (dict "path" "/readyz" "times" .probes.readiness) | nindent 8 }}
      {{- if .preStopSleepSeconds }}
      lifecycle:
        preStop:
          sleep:
            seconds: {{ .preStopSleepSeconds }}
      {{- end }}
      resources:
        {{- toYaml $part.resources | nindent 8 }}
      volumeMounts:
        - name: shm
          mountPath: /dev/shm
        - name: tmp
          mountPath: /tmp
        {{- with .extraVolumeMounts }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
  volumes:
    - name: shm
      emptyDir:
        medium: Memory
        sizeLimit: {{ .scratch.shmSize }}
    - name: tmp
      emptyDir:
        sizeLimit: {{ .scratch.tmpSize }}
    {{- with .extraVolumes }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
  topologySpreadConstraints:
    {{- if .topologySpreadConstraints }}
    {{- toYaml .topologySpreadConstraints | nindent 4 }}
    {{- else }}
    {{- range list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
    - maxSkew: 1
      topologyKey: {{ . }}
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "arbitro.selector" $root | nindent 10 }}
          app.kubernetes.io/component: {{ $part.component }}
      matchLabelKeys: [pod-template-hash]
    {{- end }}
    {{- end }}
  {{- with .nodeSelector }}
  nodeSelector:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .tolerations }}
  tolerations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .affinity }}
  affinity:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end }}
{{- end -}}

{{- define "arbitro.probe" -}}
httpGet:
  path: {{ .path }}
  port: admin
{{ toYaml .times }}
{{- end -}}

{{- define "arbitro.env" -}}
{{- with include "arbitro.secretName" . }}
{{- include "arbitro.secretEnv" (dict "secret" . "keys" (list "ARBITRO_API_KEYS" "ARBITRO_RATE_LIMIT_STORAGE")) }}
{{- end }}
{{- with include "arbitro.sealSecretName" . }}
{{- include "arbitro.secretEnv" (dict "secret" . "keys" (list "ARBITRO_SEAL_KEYS" "ARBITRO_LEDGER_URL")) }}
{{- end }}
{{- with .Values.tracing }}
{{- if .enabled }}
- name: POD_NAME
  valueFrom:
    fieldRef:
      fieldPath: metadata.name
- name: OTEL_SERVICE_NAME
  value: {{ include "arbitro.fullname" $ }}
- name: OTEL_RESOURCE_ATTRIBUTES
  value: k8s.namespace.name={{ $.Release.Namespace }},k8s.pod.name=$(POD_NAME)
- name: OTEL_TRACES_EXPORTER
  value: otlp
- name: OTEL_EXPORTER_OTLP_PROTOCOL
  value: http/protobuf
- name: OTEL_EXPORTER_OTLP_ENDPOINT
  value: {{ required "tracing.endpoint must say where the collector is." .endpoint | quote }}
- name: OTEL_TRACES_SAMPLER
  value: {{ .sampler | quote }}
- name: OTEL_TRACES_SAMPLER_ARG
  value: {{ .samplerArg | quote }}
{{- end }}
{{- end }}
{{- with .Values.extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{- /* Takes (secret, keys): environment variables named like the keys of a Secret that it may have. */ -}}
{{- define "arbitro.secretEnv" -}}
{{- $secret := .secret }}
{{- range .keys }}
- name: {{ . }}
  valueFrom:
    secretKeyRef:
      name: {{ $secret }}
      key: {{ . }}
      optional: true
{{- end }}
{{- end -}}
