# Fills ${PORTAL_…} of the template from the environment, then becomes nginx. All that nginx writes is below /tmp, so that
# the root can be read-only. Every Debian image has this much of Perl: neither a shell nor envsubst is needed.
use strict;
use warnings;

my $prefix = '/tmp/nginx';
open my $template, '<', '/etc/nginx/portal.conf.template' or die "the template: $!\n";
my $text = join '', <$template>;
$text =~ s/\$\{(PORTAL_\w+)\}/$ENV{$1} \/\/ die "Set $1.\n"/ge;
-d $prefix or mkdir $prefix or die "$prefix: $!\n";
open my $file, '>', "$prefix/nginx.conf" or die "$prefix/nginx.conf: $!\n";
print $file $text;
close $file or die "$prefix/nginx.conf: $!\n";
-l "$prefix/access.log" or symlink '/dev/stdout', "$prefix/access.log" or die "$prefix/access.log: $!\n";
exec 'nginx', '-e', 'stderr', '-p', $prefix, '-c', "$prefix/nginx.conf", '-g', 'daemon off;';
