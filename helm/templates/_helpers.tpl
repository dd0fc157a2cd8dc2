{{- define "arbitro.name" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{- /* At most 50 characters, so that "-suggest", "-metrics" and "-test" fit behind it. */ -}}
{{- define "arbitro.fullname" -}}
{{- if .Values.fullnameOverride -}}
{{- .Values.fullnameOverride | trunc 50 | trimSuffix "-" -}}
{{- else if contains (include "arbitro.name" .) .Release.Name -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name (include "arbitro.name" .) | trunc 50 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- define "arbitro.namespace" -}}
{{- .Values.namespaceOverride | default .Release.Namespace -}}
{{- end -}}

{{- /* Labels are put together as maps and written once: where two maps share a key, the nearer one
counts, and a name such as "on" or "42" is quoted. */ -}}
{{- define "arbitro.selector" -}}
{{- $labels := dict "app.kubernetes.io/name" (include "arbitro.name" .root) "app.kubernetes.io/instance" .root.Release.Name -}}
{{- with .component }}{{ $_ := set $labels "app.kubernetes.io/component" . }}{{ end -}}
{{- toYaml $labels -}}
{{- end -}}

{{- /* Takes (root, component, labels): every label of one object. */ -}}
{{- define "arbitro.labels" -}}
{{- $own := include "arbitro.selector" . | fromYaml -}}
{{- $_ := set $own "app.kubernetes.io/managed-by" .root.Release.Service -}}
{{- $_ := set $own "helm.sh/chart" (printf "%s-%s" .root.Chart.Name .root.Chart.Version | replace "+" "_") -}}
{{- $usual := dict "app.kubernetes.io/version" .root.Chart.AppVersion -}}
{{- toYaml (mergeOverwrite $usual (deepCopy .root.Values.commonLabels) (deepCopy (.labels | default dict)) $own) -}}
{{- end -}}

{{- /* Takes (root, name, namespace, component, labels, annotations): the metadata of one object. */ -}}
{{- define "arbitro.metadata" -}}
{{- $annotations := mergeOverwrite (deepCopy .root.Values.commonAnnotations) (deepCopy (.annotations | default dict)) -}}
{{- $metadata := dict "name" .name "namespace" (.namespace | default (include "arbitro.namespace" .root)) "labels" (include "arbitro.labels" . | fromYaml) -}}
{{- with $annotations }}{{ $_ := set $metadata "annotations" . }}{{ end -}}
{{- toYaml $metadata -}}
{{- end -}}

{{- define "arbitro.serviceAccountName" -}}
{{- if .Values.serviceAccount.create -}}
{{- .Values.serviceAccount.name | default (include "arbitro.fullname" .) -}}
{{- else -}}
{{- .Values.serviceAccount.name | default "default" -}}
{{- end -}}
{{- end -}}

{{- define "arbitro.image" -}}
{{- with .Values.image -}}
{{- $name := .repository -}}
{{- if .registry }}{{ $name = printf "%s/%s" .registry .repository }}{{ end -}}
{{- $name = printf "%s:%s" $name (.tag | default $.Chart.AppVersion) -}}
{{- if .digest }}{{ $name = printf "%s@%s" $name .digest }}{{ end -}}
{{- $name -}}
{{- end -}}
{{- end -}}

{{- /* The Secret with the settings that are secrets; empty where there are none. */ -}}
{{- define "arbitro.secretName" -}}
{{- if .Values.existingSecret -}}
{{- .Values.existingSecret -}}
{{- else if or .Values.secret.apiKeys .Values.secret.rateLimitStorage -}}
{{- include "arbitro.fullname" . -}}
{{- end -}}
{{- end -}}

{{- /* "true" where callers must send a key: asked for, or keys are named. */ -}}
{{- define "arbitro.authRequired" -}}
{{- if kindIs "bool" .Values.auth.required -}}
{{- .Values.auth.required -}}
{{- else -}}
{{- or (ne .Values.existingSecret "") (gt (len .Values.secret.apiKeys) 0) -}}
{{- end -}}
{{- end -}}

{{- define "arbitro.secretData" -}}
{{- with .Values.secret.apiKeys }}
ARBITRO_API_KEYS: {{ join "," . | quote }}
{{- end }}
{{- with .Values.secret.rateLimitStorage }}
ARBITRO_RATE_LIMIT_STORAGE: {{ . | quote }}
{{- end }}
{{- end -}}

{{- /* The Secret with what seals states; empty where they are not sealed. */ -}}
{{- define "arbitro.sealSecretName" -}}
{{- if .Values.seal.existingSecret -}}
{{- .Values.seal.existingSecret -}}
{{- else if .Values.seal.keys -}}
{{- include "arbitro.fullname" . }}-seal
{{- end -}}
{{- end -}}

{{- define "arbitro.sealData" -}}
{{- with .Values.seal.keys }}
ARBITRO_SEAL_KEYS: {{ join "," . | quote }}
{{- end }}
{{- with .Values.seal.ledgerUrl }}
ARBITRO_LEDGER_URL: {{ . | quote }}
{{- end }}
{{- end -}}

{{- /* Takes (root, config): the ConfigMap's data; a setting that is null is left to the service. */ -}}
{{- define "arbitro.settings" -}}
PORT: {{ .root.Values.ports.http | quote }}
ARBITRO_ADMIN_PORT: {{ .root.Values.ports.admin | quote }}
ARBITRO_AUTH_REQUIRED: {{ include "arbitro.authRequired" .root | quote }}
{{- with .root.Values.seal.audience }}
ARBITRO_SEAL_AUDIENCE: {{ . | quote }}
{{- end }}
{{- with .root.Values.seal.lifetime }}
ARBITRO_SEAL_LIFETIME: {{ int64 . | quote }}
{{- end }}
{{- with .root.Values.seal.ledgerSeconds }}
ARBITRO_LEDGER_SECONDS: {{ int64 . | quote }}
{{- end }}
{{- range $key, $value := .config }}
{{- if not (kindIs "invalid" $value) }}
{{- $text := $value }}
{{- if kindIs "slice" $value }}{{ $text = join "," $value }}{{ end }}
{{- if kindIs "float64" $value }}{{ $text = int64 $value }}{{ end }}
ARBITRO_{{ $key | snakecase | upper }}: {{ $text | toString | quote }}
{{- end }}
{{- end }}
{{- end -}}

{{- /* Takes (root, config): seconds between the wish to stop a pod and its end. */ -}}
{{- define "arbitro.gracePeriod" -}}
{{- $needed := add .root.Values.preStopSleepSeconds (.config.drainSeconds | default 2) (.config.gracefulSeconds | default 30) -}}
{{- $given := .root.Values.terminationGracePeriodSeconds -}}
{{- if kindIs "invalid" $given -}}
{{- add $needed 5 -}}
{{- else if le (int $given) (int $needed) -}}
{{- fail (printf "terminationGracePeriodSeconds must be more than %d: preStopSleepSeconds, drainSeconds and gracefulSeconds together." (int $needed)) -}}
{{- else -}}
{{- $given -}}
{{- end -}}
{{- end -}}

{{- /* Paths of the operations that think, of the games named or of all that the image brings. */ -}}
{{- define "arbitro.suggestPaths" -}}
{{- $paths := list -}}
{{- $games := .Values.suggest.games | default (.Files.Lines "files/games.txt" | compact) -}}
{{- range $game := $games -}}
{{- range list "suggest" "advance" "sealed/suggest" "sealed/advance" -}}
{{- $paths = append $paths (printf "/v1/games/%s/%s" $game .) -}}
{{- end -}}
{{- end -}}
{{- toJson $paths -}}
{{- end -}}

{{- /* The same as matches of an HTTPRoute, where one pattern stands for every game. */ -}}
{{- define "arbitro.suggestMatches" -}}
{{- $matches := list -}}
{{- if .Values.suggest.games -}}
{{- range (include "arbitro.suggestPaths" . | fromJsonArray) -}}
{{- $matches = append $matches (dict "path" (dict "type" "Exact" "value" .)) -}}
{{- end -}}
{{- else -}}
{{- $matches = list (dict "path" (dict "type" "RegularExpression" "value" "/v1/games/[^/]+/(sealed/)?(suggest|advance)")) -}}
{{- end -}}
{{- toJson $matches -}}
{{- end -}}

{{- /* The deployments as JSON: the main one and, where wanted, the one for suggestions. */ -}}
{{- define "arbitro.parts" -}}
{{- $name := include "arbitro.fullname" . -}}
{{- $main := dict "component" "api" "name" $name "config" .Values.config "replicaCount" .Values.replicaCount "resources" .Values.resources "autoscaling" .Values.autoscaling -}}
{{- $parts := list $main -}}
{{- if .Values.suggest.dedicated -}}
{{- $config := merge (deepCopy .Values.suggest.config) .Values.config -}}
{{- $parts = append $parts (dict "component" "suggest" "name" (printf "%s-suggest" $name) "config" $config "replicaCount" .Values.suggest.replicaCount "resources" .Values.suggest.resources "autoscaling" .Values.suggest.autoscaling) -}}
{{- end -}}
{{- toJson (dict "parts" $parts) -}}
{{- end -}}

{{- /* Takes (root, part): how many pods the Deployment asks for; empty where the number is left to
others. A Deployment that loses the number falls back to one pod, so one that lives keeps its own. */ -}}
{{- define "arbitro.replicas" -}}
{{- if .part.autoscaling.enabled -}}
{{- $live := lookup "apps/v1" "Deployment" (include "arbitro.namespace" .root) .part.name -}}
{{- with $live }}{{ .spec.replicas }}{{ end -}}
{{- else if not (kindIs "invalid" .part.replicaCount) -}}
{{- .part.replicaCount -}}
{{- end -}}
{{- end -}}
