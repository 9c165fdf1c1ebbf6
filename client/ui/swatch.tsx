interface SwatchProps {
  /** Six digits. */
  hex: string;
  size?: number;
}

/** A color of a picture: data, not a token. */
export const Swatch = ({ hex, size = 16 }: SwatchProps) => (
  <span
    aria-hidden
    className="inline-block shrink-0 rounded-full ring-1 ring-paper/35 ring-inset"
    style={{ background: `#${hex}`, width: size, height: size }}
  />
);
