{{- /* Takes (root, part): the pod of one deployment. */ -}}
{{- define "arbitro.pod" -}}
{{- $root := .root -}}
{{- $part := .part -}}
{{- with $root.Values -}}
{{- $settings := include "arbitro.settings" (dict "root" $root "config" $part.config) | sha256sum -}}
{{- $secrets := printf "%s%s" (include "arbitro.secretData" $root) (include "arbitro.sealData" $root) | sha256sum -}}
{{- $annotations := mergeOverwrite (deepCopy .commonAnnotations) (deepCopy .podAnnotations) (dict "checksum/config" $settings "checksum/secret" $secrets) -}}
metadata:
  labels:
    {{- include "arbitro.labels" (dict "root" $root "component" $part.component "labels" .podLabels) | nindent 4 }}
  annotations:
    {{- toYaml $annotations | nindent 4 }}
spec:
  serviceAccountName: {{ include "arbitro.serviceAccountName" $root | quote }}
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
  priorityClassName: {{ . | quote }}
  {{- end }}
  {{- with .runtimeClassName }}
  runtimeClassName: {{ . | quote }}
  {{- end }}
  {{- with .schedulerName }}
  schedulerName: {{ . | quote }}
  {{- end }}
  {{- with .dnsPolicy }}
  dnsPolicy: {{ . }}
  {{- end }}
  {{- with .dnsConfig }}
  dnsConfig:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .hostAliases }}
  hostAliases:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with .initContainers }}
  initContainers:
    {{- include "arbitro.containers" (dict "containers" . "root" $root) | nindent 4 }}
  {{- end }}
  containers:
    - name: arbitro
      image: {{ include "arbitro.image" $root | quote }}
      imagePullPolicy: {{ .image.pullPolicy }}
      securityContext:
        {{- toYaml .securityContext | nindent 8 }}
      envFrom:
        - configMapRef:
            name: {{ $part.name | quote }}
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
    {{- with .sidecars }}
    {{- include "arbitro.containers" (dict "containers" . "root" $root) | nindent 4 }}
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
          {{- include "arbitro.selector" (dict "root" $root "component" $part.component) | nindent 10 }}
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

{{- /* Takes (root, containers): the user's, with the chart's security context where they have none. */ -}}
{{- define "arbitro.containers" -}}
{{- $made := list -}}
{{- range .containers -}}
{{- $made = append $made (merge (deepCopy .) (dict "securityContext" $.root.Values.securityContext)) -}}
{{- end -}}
{{- toYaml $made -}}
{{- end -}}

{{- define "arbitro.probe" -}}
httpGet:
  path: {{ .path }}
  port: admin
{{ toYaml .times }}
{{- end -}}

{{- define "arbitro.env" -}}
{{- include "arbitro.ownEnv" . }}
{{- with .Values.extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end -}}

{{- /* A Secret that is named must be there with what it is named for: without, no pod starts. */ -}}
{{- define "arbitro.ownEnv" -}}
{{- with include "arbitro.secretName" . }}
{{- $auth := eq (include "arbitro.authRequired" $) "true" }}
{{- include "arbitro.secretEnv" (dict "secret" . "key" "ARBITRO_API_KEYS" "optional" (not $auth)) }}
{{- include "arbitro.secretEnv" (dict "secret" . "key" "ARBITRO_RATE_LIMIT_STORAGE" "optional" $auth) }}
{{- end }}
{{- with include "arbitro.sealSecretName" . }}
{{- include "arbitro.secretEnv" (dict "secret" . "key" "ARBITRO_SEAL_KEYS" "optional" false) }}
{{- include "arbitro.secretEnv" (dict "secret" . "key" "ARBITRO_LEDGER_URL" "optional" true) }}
{{- end }}
{{- with .Values.tracing }}
{{- if .enabled }}
- name: POD_NAME
  valueFrom:
    fieldRef:
      fieldPath: metadata.name
- name: OTEL_SERVICE_NAME
  value: {{ include "arbitro.fullname" $ | quote }}
- name: OTEL_RESOURCE_ATTRIBUTES
  value: k8s.namespace.name={{ include "arbitro.namespace" $ }},k8s.pod.name=$(POD_NAME)
- name: OTEL_TRACES_EXPORTER
  value: otlp
- name: OTEL_EXPORTER_OTLP_PROTOCOL
  value: http/protobuf
- name: OTEL_EXPORTER_OTLP_ENDPOINT
  value: {{ .endpoint | quote }}
- name: OTEL_TRACES_SAMPLER
  value: {{ .sampler | quote }}
- name: OTEL_TRACES_SAMPLER_ARG
  value: {{ .samplerArg | quote }}
{{- end }}
{{- end }}
{{- end -}}

{{- define "arbitro.secretEnv" }}
- name: {{ .key }}
  valueFrom:
    secretKeyRef:
      name: {{ .secret | quote }}
      key: {{ .key }}
      optional: {{ .optional }}
{{- end -}}
