# The service `backup`: a full backup when the last is seven days old, an incremental one when the last of any kind is a day
# old. Whatever fails is tried again after a minute. What pgBackRest knows of its backups is written into BACKUP_STATUS_FILE,
# which the doctor reads.
use strict;
use warnings;
use JSON::PP;

my $day = 24 * 3600;
my $file = $ENV{BACKUP_STATUS_FILE} // die "BACKUP_STATUS_FILE is not set\n";
my @pgbackrest = ('pgbackrest', '--stanza=portal');
$SIG{TERM} = $SIG{INT} = sub { exit 0 };

# Seconds since the last backup began, by types; undefined where there is none.
sub age {
  my ($backups, @types) = @_;
  my @starts = map { $_->{timestamp}{start} } grep { my $type = $_->{type}; grep { $_ eq $type } @types } @$backups;
  my ($last) = sort { $b <=> $a } @starts;
  return defined $last ? time - $last : undef;
}

sub find_due {
  my ($backups) = @_;
  my ($full, $any) = (age($backups, 'full'), age($backups, 'full', 'diff', 'incr'));
  return 'full' if !defined $full || $full >= 7 * $day;
  return $any >= $day ? 'incr' : undef;
}

sub write_status {
  my $info = qx(pgbackrest --stanza=portal --log-level-console=off --output=json info);
  return undef if $? != 0;
  open(my $out, '>', "$file.new") or die "$file.new: $!\n";
  print $out $info;
  close($out) or die "$file.new: $!\n";
  rename("$file.new", $file) or die "$file: $!\n";
  return decode_json($info)->[0]{backup};
}

while (1) {
  # Does nothing where it was done, and refuses a database that is not the one of the repository.
  if (system(@pgbackrest, '--log-level-console=warn', 'stanza-create') == 0) {
    my $backups = write_status();
    my $due = $backups && find_due($backups);
    write_status() if $due && system(@pgbackrest, "--type=$due", 'backup') == 0;
  }
  sleep 60;
}
