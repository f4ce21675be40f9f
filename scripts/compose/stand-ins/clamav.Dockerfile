# Stands in for clamav/clamav:1.4 on a machine without a registry and without ClamAV's signatures: it knows EICAR's test file alone.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends clamav-daemon && rm -rf /var/lib/apt/lists/* \
  && printf '%s\n' 'LocalSocket /tmp/clamd.sock' 'LocalSocketMode 666' 'FixStaleSocket yes' 'Foreground yes' 'User clamav' >/etc/clamav/clamd.conf \
  && printf 'Eicar-Test-Signature:0:*:%s\n' "$(printf 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE' | od -An -tx1 | tr -d ' \n')" >/var/lib/clamav/test.ndb \
  && chown clamav:clamav /var/lib/clamav/test.ndb
VOLUME /var/lib/clamav
CMD ["clamd"]
