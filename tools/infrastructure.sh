#!/usr/bin/env bash
# Settings of a Google Cloud project that `firebase deploy` does not make. It can run again at any time: what exists
# stays or is updated, and nothing is deleted. The bucket must exist (docs/deploy.md).
set -euo pipefail

if [[ $# -ne 2 || $2 != *@* ]]; then
  echo "Usage: tools/infrastructure.sh <project-id> <alert e-mail>" >&2
  echo "BUDGET is the monthly budget in the billing account's currency, 50 by default." >&2
  exit 64
fi
project=$1
email=$2
budget=${BUDGET:-50}
region=me-central1
export CLOUDSDK_CORE_PROJECT=$project

step() { echo; echo "== $1"; }

# Reads lines "key <tab> value" and prints the first value of a key.
value_of() { awk -F'\t' -v key="$1" '$1 == key && !found++ { print $2 }'; }

step 'APIs'
# https://cloud.google.com/service-usage/docs/enable-disable
# The CLI enables those that only a deployment needs. The last two are for a deployment from GitHub.
gcloud services enable \
  apikeys.googleapis.com \
  artifactregistry.googleapis.com \
  billingbudgets.googleapis.com \
  cloudbilling.googleapis.com \
  cloudbuild.googleapis.com \
  cloudfunctions.googleapis.com \
  cloudresourcemanager.googleapis.com \
  eventarc.googleapis.com \
  firebasehosting.googleapis.com \
  firebasestorage.googleapis.com \
  firestore.googleapis.com \
  iam.googleapis.com \
  identitytoolkit.googleapis.com \
  monitoring.googleapis.com \
  pubsub.googleapis.com \
  run.googleapis.com \
  secretmanager.googleapis.com \
  translate.googleapis.com \
  iamcredentials.googleapis.com \
  sts.googleapis.com

step 'Firestore: location, delete protection, point-in-time recovery'
# https://firebase.google.com/docs/firestore/manage-databases
# https://firebase.google.com/docs/firestore/use-pitr
# TTL policies are in firestore.indexes.json, which the CLI deploys.
location=$(gcloud firestore databases list --format='value(name,locationId)' |
  value_of "projects/$project/databases/(default)")
if [[ -z $location ]]; then
  gcloud firestore databases create --location="$region" --delete-protection --enable-pitr
elif [[ $location != "$region" ]]; then
  echo "The database is in $location, the function in $region. A location is permanent: use another project." >&2
  exit 1
else
  gcloud firestore databases update --database='(default)' --delete-protection --enable-pitr
fi

step 'Firestore: daily backups, retained for four weeks'
# https://firebase.google.com/docs/firestore/backups
schedules=$(gcloud firestore backups schedules list --database='(default)' --format='value(name)')
if [[ -z $schedules ]]; then
  gcloud firestore backups schedules create --database='(default)' --recurrence=daily --retention=4w
fi

step 'Bucket: versions, soft delete, no public access'
# https://cloud.google.com/storage/docs/object-versioning
# https://cloud.google.com/storage/docs/soft-delete
# https://cloud.google.com/storage/docs/lifecycle
# https://cloud.google.com/storage/docs/public-access-prevention
# https://cloud.google.com/storage/docs/uniform-bucket-level-access
lifecycle=$(mktemp)
trap 'rm -f "$lifecycle"' EXIT
echo '{"rule": [{"action": {"type": "Delete"}, "condition": {"daysSinceNoncurrentTime": 30}}]}' >"$lifecycle"
gcloud storage buckets update "gs://$project.firebasestorage.app" \
  --versioning --soft-delete-duration=7d --lifecycle-file="$lifecycle" \
  --uniform-bucket-level-access --public-access-prevention

step 'Role of the account that builds the function'
# https://cloud.google.com/build/docs/cloud-build-service-account-updates
# New organisations grant it none. The function's own roles are declared in functions/src/index.ts, and granted by the CLI.
number=$(gcloud projects describe "$project" --format='value(projectNumber)')
gcloud projects add-iam-policy-binding "$project" --condition=None --format=none \
  --member="serviceAccount:$number-compute@developer.gserviceaccount.com" --role=roles/cloudbuild.builds.builder

step 'E-mail for alerts'
# https://cloud.google.com/monitoring/alerts/using-channels-api
channel=$(gcloud beta monitoring channels list --format='value(labels.email_address,name)' | value_of "$email")
if [[ -z $channel ]]; then
  channel=$(gcloud beta monitoring channels create --type=email --display-name='Alerts' \
    --channel-labels="email_address=$email" --format='value(name)')
fi

# https://cloud.google.com/logging/docs/alerting/log-based-alerts
# Arguments: a display name, which identifies the policy, and the end of the filter.
alert() {
  local name policy
  step "Alert: $1"
  policy=$(
    cat <<JSON
{
  "displayName": "$1",
  "combiner": "OR",
  "conditions": [
    {
      "displayName": "Log entry",
      "conditionMatchedLog": {
        "filter": "resource.type=\"cloud_run_revision\" AND resource.labels.service_name=\"api\" AND $2"
      }
    }
  ],
  "notificationChannels": ["$channel"],
  "alertStrategy": { "notificationRateLimit": { "period": "3600s" }, "autoClose": "86400s" }
}
JSON
  )
  name=$(gcloud alpha monitoring policies list --format='value(displayName,name)' | value_of "$1")
  if [[ -z $name ]]; then
    gcloud alpha monitoring policies create --policy="$policy"
  else
    gcloud alpha monitoring policies update "$name" --policy="$policy" --format=none
  fi
}
alert 'The function fails' 'severity>=ERROR'
# The message is in functions/src/platform/logs.ts.
alert 'A rate limit was reached' 'jsonPayload.message=\"limit reached\"'

step 'Budget'
# https://cloud.google.com/billing/docs/how-to/budgets
# Last, because it needs a role in the billing account. An existing budget keeps its amount.
account=$(gcloud billing projects describe "$project" --format='value(billingAccountName)')
existing=$(gcloud billing budgets list --billing-account="$account" --billing-project="$project" \
  --format='value(displayName,name)' | value_of "$project")
if [[ -z $existing ]]; then
  gcloud billing budgets create --billing-account="$account" --billing-project="$project" \
    --display-name="$project" --budget-amount="$budget" --filter-projects="projects/$project" \
    --threshold-rule=percent=0.5 --threshold-rule=percent=0.9 --threshold-rule=percent=1.0 \
    --notifications-rule-monitoring-notification-channels="$channel"
fi

echo
echo "$project is set up."
