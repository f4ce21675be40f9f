# Fills ${PORTAL_…} of the template from the environment, then becomes nginx. All that nginx writes is below /tmp, so that
# the root can be read-only. Every Debian image has this much of Perl: neither a shell nor envsubst is needed.
use strict;
use warnings;

my $prefix = '/tmp/nginx';
$ENV{PORTAL_WEB_LISTEN} = "listen $ENV{PORTAL_WEB_PORT};";
$ENV{PORTAL_API_SCHEME} = 'http';
$ENV{PORTAL_API_TLS} = '';
# With a certificate of its own, it is called and calls the API with TLS; without, only its health is told.
if ($ENV{PORTAL_TLS_CERTIFICATE_FILE}) {
  my ($key, $authority) = map { $ENV{$_} || die "Set $_.\n" } qw(PORTAL_TLS_KEY_FILE PORTAL_TLS_CA_FILE);
  $ENV{PORTAL_WEB_LISTEN} = "listen 127.0.0.1:$ENV{PORTAL_WEB_PORT}; listen $ENV{PORTAL_WEB_TLS_PORT} ssl;"
    . " ssl_protocols TLSv1.3; ssl_certificate $ENV{PORTAL_TLS_CERTIFICATE_FILE}; ssl_certificate_key $key;";
  $ENV{PORTAL_API_SCHEME} = 'https';
  $ENV{PORTAL_API_TLS} = "proxy_ssl_protocols TLSv1.3; proxy_ssl_verify on; proxy_ssl_name api;"
    . " proxy_ssl_trusted_certificate $authority; proxy_ssl_session_reuse on;";
}
open my $template, '<', '/etc/nginx/portal.conf.template' or die "the template: $!\n";
my $text = join '', <$template>;
$text =~ s/\$\{(PORTAL_\w+)\}/$ENV{$1} \/\/ die "Set $1.\n"/ge;
-d $prefix or mkdir $prefix or die "$prefix: $!\n";
open my $file, '>', "$prefix/nginx.conf" or die "$prefix/nginx.conf: $!\n";
print $file $text;
close $file or die "$prefix/nginx.conf: $!\n";
-l "$prefix/access.log" or symlink '/dev/stdout', "$prefix/access.log" or die "$prefix/access.log: $!\n";
exec 'nginx', '-e', 'stderr', '-p', $prefix, '-c', "$prefix/nginx.conf", '-g', 'daemon off;';
