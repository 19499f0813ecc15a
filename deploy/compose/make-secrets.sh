#!/bin/sh
# Makes the secrets that compose.yaml mounts, once. Keep a copy of secret-key: a backup isn't readable without it.
set -eu
cd "$(dirname "$0")"
if [ -e secrets ]; then
  echo "secrets exists already." >&2
  exit 1
fi
# Nobody else gets into the folder; the containers' users read the files.
mkdir -m 0700 secrets
password=$(openssl rand -hex 24)
printf %s "$password" > secrets/database-password
printf %s "postgres://console:$password@database:5432/console" > secrets/database-url
openssl rand -base64 32 > secrets/secret-key
openssl rand -hex 24 > secrets/pictures-key
chmod 0444 secrets/*
