/** The range that stands behind every drawing of the portal, on a ground of 160 × 104. */
export function Mountains() {
  return (
    <>
      <path
        d="M4 92 40 46l16 17 32-45 27 39 13-13 28 48z"
        fill="var(--color-primary-soft)"
        stroke="var(--color-primary-line)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="m88 19-14 20 7-2 7 6 7-6 7 2z" fill="var(--color-primary-line)" />
    </>
  );
}
