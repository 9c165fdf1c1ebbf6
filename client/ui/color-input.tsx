interface ColorInputProps {
  label: string;
  /** Six digits. */
  value: string;
  /** Once one has left it: the browser's picker changes it with every movement. */
  onChoose: (hex: string) => void;
}

/** Any color, by the browser's own picker. */
export const ColorInput = ({ label, value, onChoose }: ColorInputProps) => (
  <label className="flex cursor-pointer items-center gap-3">
    <input
      // Chosen elsewhere, it appears here.
      key={value}
      type="color"
      defaultValue={`#${value}`}
      onBlur={({ target }) => {
        const hex = target.value.slice(1);
        if (hex !== value) onChoose(hex);
      }}
      className="size-11 cursor-pointer rounded-sm border border-edge bg-ink p-1"
    />
    {label}
  </label>
);
