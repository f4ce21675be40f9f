import { queryClient } from '../../session/records/query-client.ts';

/** A visit was booked, moved or cancelled: whoever shows visits asks again. */
export async function forgetVisits(): Promise<void> {
  await Promise.all(
    ['visits', 'visit'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' }),
    ),
  );
}
