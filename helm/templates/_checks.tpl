{{- /* What no schema can say: values that Kubernetes would refuse, or take and ignore. Each is refused
here with a sentence, before anything is installed. */ -}}
{{- define "arbitro.checks" -}}
{{- include "arbitro.checkSecrets" . -}}
{{- include "arbitro.checkPods" . -}}
{{- include "arbitro.checkService" . -}}
{{- include "arbitro.checkMonitoring" . -}}
{{- range (include "arbitro.parts" . | fromJson).parts -}}
{{- include "arbitro.checkResources" . -}}
{{- include "arbitro.checkAutoscaling" . -}}
{{- end -}}
{{- end -}}

{{- define "arbitro.checkSecrets" -}}
{{- with .Values -}}
{{- if and (or .secret.apiKeys .secret.rateLimitStorage) .existingSecret -}}
{{- fail "Give either existingSecret or values below secret, not both." -}}
{{- end -}}
{{- if and (eq (include "arbitro.authRequired" $) "true") (not .existingSecret) (not .secret.apiKeys) -}}
{{- fail "auth.required needs keys: give secret.apiKeys, or an existingSecret with ARBITRO_API_KEYS." -}}
{{- end -}}
{{- if and (eq (include "arbitro.authRequired" $) "false") .secret.apiKeys -}}
{{- fail "auth.required is false, but secret.apiKeys has keys; callers would have to send one." -}}
{{- end -}}
{{- if and (or .seal.keys .seal.ledgerUrl) .seal.existingSecret -}}
{{- fail "Give either seal.existingSecret or seal.keys and seal.ledgerUrl, not both." -}}
{{- end -}}
{{- if and .seal.ledgerUrl (not .seal.keys) -}}
{{- fail "seal.ledgerUrl needs seal.keys: the ledger knows sealed states only." -}}
{{- end -}}
{{- if and $.Chart.IsRoot (omit (.global | default dict) "enabled") -}}
{{- fail (printf "global.%s has no effect here: this chart reads nothing from global." (keys .global | sortAlpha | first)) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- define "arbitro.checkPods" -}}
{{- with .Values -}}
{{- if eq (int .ports.http) (int .ports.admin) -}}
{{- fail (printf "ports.http and ports.admin are both %d; probes and metrics need a port of their own." (int .ports.http)) -}}
{{- end -}}
{{- range $name, $size := .scratch -}}
{{- if lt (include "arbitro.number" $size | float64) 1048576.0 -}}
{{- fail (printf "scratch.%s is %v, less than 1Mi; give it with a unit, such as 64Mi." $name $size) -}}
{{- end -}}
{{- end -}}
{{- if and (eq .strategy.type "Recreate") .strategy.rollingUpdate -}}
{{- fail "strategy.type Recreate takes no rollingUpdate; set strategy.rollingUpdate to null." -}}
{{- end -}}
{{- $rolling := .strategy.rollingUpdate | default dict -}}
{{- if and (has (toString $rolling.maxSurge) (list "0" "0%")) (has (toString $rolling.maxUnavailable) (list "0" "0%")) -}}
{{- fail "strategy.rollingUpdate: with maxSurge and maxUnavailable both 0 no pod could ever be replaced." -}}
{{- end -}}
{{- if and (eq .dnsPolicy "None") (not .dnsConfig.nameservers) -}}
{{- fail "dnsPolicy None needs dnsConfig.nameservers." -}}
{{- end -}}
{{- $budget := .podDisruptionBudget -}}
{{- if and $budget.enabled (not (kindIs "invalid" $budget.minAvailable)) (not (kindIs "invalid" $budget.maxUnavailable)) -}}
{{- fail "podDisruptionBudget takes one of minAvailable and maxUnavailable; set the other to null." -}}
{{- end -}}
{{- if and $budget.enabled (kindIs "invalid" $budget.minAvailable) (kindIs "invalid" $budget.maxUnavailable) -}}
{{- fail "podDisruptionBudget needs minAvailable or maxUnavailable." -}}
{{- end -}}
{{- end -}}
{{- include "arbitro.checkVolumes" . -}}
{{- include "arbitro.checkNames" . -}}
{{- end -}}

{{- define "arbitro.checkVolumes" -}}
{{- with .Values -}}
{{- $volumes := list "shm" "tmp" -}}
{{- range .extraVolumes -}}
{{- if has .name $volumes -}}
{{- fail (printf "extraVolumes: a volume named %s is there already." .name) -}}
{{- end -}}
{{- $volumes = append $volumes .name -}}
{{- end -}}
{{- $mounts := dict "extraVolumeMounts" .extraVolumeMounts -}}
{{- range concat .sidecars .initContainers -}}
{{- $_ := set $mounts (printf "container %s" .name) (.volumeMounts | default list) -}}
{{- end -}}
{{- range $where, $list := $mounts -}}
{{- $paths := list -}}
{{- if eq $where "extraVolumeMounts" }}{{ $paths = list "/dev/shm" "/tmp" }}{{ end -}}
{{- range $list -}}
{{- if not (has .name $volumes) -}}
{{- fail (printf "%s: %s mounts a volume that extraVolumes does not have." $where .name) -}}
{{- end -}}
{{- if has (trimSuffix "/" .mountPath) $paths -}}
{{- fail (printf "%s: something else is mounted at %s already." $where .mountPath) -}}
{{- end -}}
{{- $paths = append $paths (trimSuffix "/" .mountPath) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- define "arbitro.checkNames" -}}
{{- with .Values -}}
{{- $names := list "arbitro" -}}
{{- range concat .sidecars .initContainers -}}
{{- if has .name $names -}}
{{- fail (printf "sidecars, initContainers: a container named %s is there already." .name) -}}
{{- end -}}
{{- $names = append $names .name -}}
{{- end -}}
{{- $parts := (include "arbitro.parts" $ | fromJson).parts -}}
{{- $taken := concat (include "arbitro.settings" (dict "root" $ "config" (first $parts).config) | fromYaml | keys) (include "arbitro.ownEnv" $ | fromYamlArray | default list | toJson | fromJsonArray | include "arbitro.namesOf" | fromJsonArray) -}}
{{- range .extraEnv -}}
{{- if has .name $taken -}}
{{- fail (printf "extraEnv: %s is set by the chart or stands twice; use the value that sets it." .name) -}}
{{- end -}}
{{- $taken = append $taken .name -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- define "arbitro.namesOf" -}}
{{- $names := list -}}
{{- range . }}{{ $names = append $names .name }}{{ end -}}
{{- toJson $names -}}
{{- end -}}

{{- define "arbitro.checkService" -}}
{{- with .Values.service -}}
{{- if and .nodePort (eq .type "ClusterIP") -}}
{{- fail "service.nodePort needs service.type NodePort or LoadBalancer." -}}
{{- end -}}
{{- if and .externalTrafficPolicy (eq .type "ClusterIP") -}}
{{- fail "service.externalTrafficPolicy needs service.type NodePort or LoadBalancer." -}}
{{- end -}}
{{- if and (ne .type "LoadBalancer") (or .loadBalancerClass .loadBalancerSourceRanges (kindIs "bool" .allocateLoadBalancerNodePorts)) -}}
{{- fail "service.loadBalancerClass, loadBalancerSourceRanges and allocateLoadBalancerNodePorts need service.type LoadBalancer." -}}
{{- end -}}
{{- if and .sessionAffinityConfig (ne (toString .sessionAffinity) "ClientIP") -}}
{{- fail "service.sessionAffinityConfig needs service.sessionAffinity ClientIP." -}}
{{- end -}}
{{- if and (eq (len .ipFamilies) 2) (not (has .ipFamilyPolicy (list "PreferDualStack" "RequireDualStack"))) -}}
{{- fail "service.ipFamilies has two families; service.ipFamilyPolicy must be PreferDualStack or RequireDualStack." -}}
{{- end -}}
{{- end -}}
{{- with .Values -}}
{{- if and .ingress.enabled (not .ingress.hosts) -}}
{{- fail "ingress.hosts must have an entry; one without a host answers to every name." -}}
{{- end -}}
{{- if and .httpRoute.enabled (not .httpRoute.parentRefs) -}}
{{- fail "httpRoute.parentRefs must name a Gateway." -}}
{{- end -}}
{{- if and .tracing.enabled (not .tracing.endpoint) -}}
{{- fail "tracing.endpoint must say where the collector is." -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- define "arbitro.checkMonitoring" -}}
{{- with .Values.serviceMonitor -}}
{{- if gt (include "arbitro.milliseconds" .scrapeTimeout | float64) (include "arbitro.milliseconds" .interval | float64) -}}
{{- fail (printf "serviceMonitor.scrapeTimeout (%s) must not be above serviceMonitor.interval (%s)." .scrapeTimeout .interval) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- /* Takes a part. A request without a limit of its own is fine; one above it is not. */ -}}
{{- define "arbitro.checkResources" -}}
{{- $requests := .resources.requests | default dict -}}
{{- $limits := .resources.limits | default dict -}}
{{- $where := ternary "resources" "suggest.resources" (eq .component "api") -}}
{{- range $kind, $amount := $requests -}}
{{- if hasKey $limits $kind -}}
{{- if gt (include "arbitro.number" $amount | float64) (include "arbitro.number" (get $limits $kind) | float64) -}}
{{- fail (printf "%s.requests.%s (%v) must not be above %s.limits.%s (%v)." $where $kind $amount $where $kind (get $limits $kind)) -}}
{{- end -}}
{{- else if contains "/" $kind -}}
{{- fail (printf "%s.limits.%s is needed too: what a device plugin gives is not shared." $where $kind) -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- /* Takes a part. */ -}}
{{- define "arbitro.checkAutoscaling" -}}
{{- if .autoscaling.enabled -}}
{{- $where := ternary "autoscaling" "suggest.autoscaling" (eq .component "api") -}}
{{- with .autoscaling -}}
{{- if gt (int .minReplicas) (int .maxReplicas) -}}
{{- fail (printf "%s.minReplicas (%d) is more than maxReplicas (%d)." $where (int .minReplicas) (int .maxReplicas)) -}}
{{- end -}}
{{- if not (or .targetCPU .targetMemory .targetSearchWaiting .metrics) -}}
{{- fail (printf "%s needs something to scale by: targetCPU, targetMemory, targetSearchWaiting or metrics." $where) -}}
{{- end -}}
{{- end -}}
{{- $known := merge (deepCopy (.resources.requests | default dict)) (.resources.limits | default dict) -}}
{{- range $value, $kind := dict "targetCPU" "cpu" "targetMemory" "memory" -}}
{{- if and (get $.autoscaling $value) (not (get $known $kind)) -}}
{{- fail (printf "%s.%s is a share of the request, and resources.requests.%s is not set." $where $value $kind) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- /* Takes a quantity such as 1.5, 500m or 64Mi: the plain number. */ -}}
{{- define "arbitro.number" -}}
{{- $text := kindIs "float64" . | ternary (printf "%f" (float64 .)) (toString .) -}}
{{- $units := dict "n" 0.000000001 "u" 0.000001 "m" 0.001 "k" 1e3 "M" 1e6 "G" 1e9 "T" 1e12 "P" 1e15 "E" 1e18 "Ki" 1024.0 "Mi" 1048576.0 "Gi" 1073741824.0 "Ti" 1099511627776.0 "Pi" 1125899906842624.0 "Ei" 1152921504606846976.0 -}}
{{- mulf (regexFind "^[0-9.]+" $text | float64) (get $units (regexFind "[A-Za-z]+$" $text) | default 1.0) -}}
{{- end -}}

{{- /* Takes a duration such as 30s or 1m30s. */ -}}
{{- define "arbitro.milliseconds" -}}
{{- $sum := 0.0 -}}
{{- range regexFindAll "[0-9]+(ms|s|m|h)" . -1 -}}
{{- $unit := get (dict "ms" 1.0 "s" 1000.0 "m" 60000.0 "h" 3600000.0) (regexFind "[a-z]+" .) -}}
{{- $sum = addf $sum (mulf (regexFind "[0-9]+" . | float64) $unit) -}}
{{- end -}}
{{- $sum -}}
{{- end -}}
