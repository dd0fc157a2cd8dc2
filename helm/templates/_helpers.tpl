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

{{- define "arbitro.selector" -}}
app.kubernetes.io/name: {{ include "arbitro.name" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "arbitro.labels" -}}
{{ include "arbitro.selector" . }}
{{ include "arbitro.commonLabels" . }}
{{- end -}}

{{- define "arbitro.commonLabels" -}}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{- with .Values.commonLabels }}
{{ toYaml . }}
{{- end }}
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
{{- $own := or .Values.secret.apiKeys .Values.secret.rateLimitStorage -}}
{{- if and $own .Values.existingSecret -}}
{{- fail "Give either existingSecret or values below secret, not both." -}}
{{- end -}}
{{- if .Values.existingSecret -}}
{{- .Values.existingSecret -}}
{{- else if $own -}}
{{- include "arbitro.fullname" . -}}
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
{{- with .Values.seal -}}
{{- $own := or .keys .ledgerUrl -}}
{{- if and $own .existingSecret -}}
{{- fail "Give either seal.existingSecret or seal.keys and seal.ledgerUrl, not both." -}}
{{- else if .existingSecret -}}
{{- .existingSecret -}}
{{- else if and .ledgerUrl (not .keys) -}}
{{- fail "seal.ledgerUrl needs seal.keys: the ledger knows sealed states only." -}}
{{- else if $own -}}
{{- include "arbitro.fullname" $ }}-seal
{{- end -}}
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

{{- /* Takes (root, name): paths of the operations that think, of every game. */ -}}
{{- define "arbitro.suggestPaths" -}}
{{- $paths := list -}}
{{- range .Values.suggest.games -}}
{{- $paths = concat $paths (list (printf "/v1/games/%s/suggest" .) (printf "/v1/games/%s/advance" .)) -}}
{{- end -}}
{{- toJson $paths -}}
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
