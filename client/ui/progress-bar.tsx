/** A thin bar; shimmers while the progress is unknown. */
export const ProgressBar = ({ label, percent }: { label: string; percent: number | null }) =>
  percent === null ? (
    <span role="progressbar" aria-label={label} className="skeleton block h-1.5 w-full rounded-full" />
  ) : (
    <progress
      aria-label={label}
      max={100}
      value={percent}
      className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-overlay [&::-moz-progress-bar]:bg-paper [&::-webkit-progress-bar]:bg-overlay [&::-webkit-progress-value]:bg-paper"
    />
  );
