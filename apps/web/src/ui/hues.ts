/** A domain's hue; it never means a status. */
export type Hue = keyof typeof hues;

export const hues = {
  blue: 'bg-tile-blue text-on-tile-blue',
  teal: 'bg-tile-teal text-on-tile-teal',
  violet: 'bg-tile-violet text-on-tile-violet',
  rose: 'bg-tile-rose text-on-tile-rose',
  amber: 'bg-tile-amber text-on-tile-amber',
  green: 'bg-tile-green text-on-tile-green',
};
