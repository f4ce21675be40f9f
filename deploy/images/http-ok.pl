# Exits with 0 if 127.0.0.1 answers 2xx, or with another first digit: perl http-ok.pl PORT_VARIABLE PATH [DIGIT].
# Every Debian image has this much of Perl, so that a health check needs neither a shell nor curl.
use strict;
use warnings;
use IO::Socket::INET;

my ($variable, $path, $digit) = (@ARGV, 2);
alarm 5;
my $socket = IO::Socket::INET->new(PeerAddr => '127.0.0.1', PeerPort => $ENV{$variable})
  or die "nothing listens at port $ENV{$variable}\n";
print $socket "GET $path HTTP/1.0\r\nHost: localhost\r\n\r\n";
my $status = <$socket> // 'no answer';
die $status unless $status =~ m{^HTTP/\S+ $digit};
