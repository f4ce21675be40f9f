import { useLingui } from '@lingui/react/macro';
import { mergeProfiles, type Merged } from '@portal/clinical-domain/profile/merge-profiles';
import { listDifferences, tidyProfile, type Profile } from '@portal/clinical-domain/profile/profile';
import { readProfile } from '@portal/clinical-domain/profile/read-profile';
import { writeProfile } from '@portal/clinical-domain/profile/write-profile';
import { savePatient } from '@portal/fhir-queries/patient.query';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import type { Patient } from 'fhir/r4';
import { useState } from 'react';
import { contactsOf } from '../../session/account/contact-api.ts';
import { loadOwnPatient, rememberOwnPatient } from '../../session/records/own-patient.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { NotConfirmed, withRecentSignIn } from '../../session/sign-in/recent-sign-in.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';

export type Conflict = Omit<Merged, 'profile'> & { theirs: Profile };

/** What is typed, over the version of the record that it was read from. */
export function useProfile(loaded: Patient) {
  const { t } = useLingui();
  const [patient, setPatient] = useState(loaded);
  const [profile, setProfile] = useState(() => readProfile(loaded));
  const [conflict, setConflict] = useState<Conflict>();
  const [isSaving, setSaving] = useState(false);

  function show(newest: Patient, next: Profile, found?: Conflict) {
    rememberOwnPatient(newest);
    setPatient(newest);
    setProfile(next);
    setConflict(found);
  }

  /** Brings what was typed onto the newer version, and shows what has changed; only a second Save stores it. */
  async function bringTogether(mine: Profile) {
    const newest = await loadOwnPatient({ newest: true });
    const theirs = readProfile(newest);
    const { profile: merged, ...differences } = mergeProfiles({ base: readProfile(patient), mine, theirs });
    show(newest, merged, { ...differences, theirs });
  }

  async function store(mine: Profile) {
    const saved = await withRecentSignIn(() => savePatient(recordsClient, writeProfile(patient, mine)));
    show(saved, readProfile(saved));
    void queryClient.invalidateQueries({ queryKey: contactsOf(saved.id).queryKey });
    toastQueue.show({ kind: 'success', heading: t`Saved`, message: t`Your profile is up to date.` });
  }

  async function save() {
    const mine = tidyProfile(profile);
    setSaving(true);
    try {
      await store(mine).catch((error: unknown) => {
        if (error instanceof RecordsRefusal && error.isOutdated) return bringTogether(mine);
        throw error;
      });
    } catch (error) {
      const isTurnedDown = error instanceof NotConfirmed;
      toastQueue.show({
        kind: isTurnedDown ? 'info' : 'error',
        heading: t`Not saved`,
        message: isTurnedDown
          ? t`What you typed is still here. To save it, confirm it’s you.`
          : t`What you typed is still here. Check your connection and try again.`,
      });
    }
    setSaving(false);
  }

  const isUnsaved = listDifferences(tidyProfile(profile), tidyProfile(readProfile(patient))).length > 0;
  const change = (part: Partial<Profile>) => setProfile((before) => ({ ...before, ...part }));
  return { patient, profile, conflict, isSaving, isUnsaved, change, save: () => void save() };
}
