/** As hospitals keep them: most as a file of their own, some in the resource itself; every fifth doctor has none. */
export function photoKind(number: number): 'file' | 'carried' | 'none' {
  if (number % 5 === 3) return 'none';
  return number % 5 === 2 ? 'carried' : 'file';
}
