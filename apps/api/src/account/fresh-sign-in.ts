const freshForSeconds = 120;
const toleratedSkewSeconds = 30;

/** Whether the person has just proved who they are, and not only been known from before. */
export function isFreshSignIn(authTime: unknown, now: Date): authTime is number {
  if (typeof authTime !== 'number') return false;
  const age = now.getTime() / 1000 - authTime;
  return age >= -toleratedSkewSeconds && age <= freshForSeconds;
}
