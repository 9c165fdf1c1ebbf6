import type { SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Of each side, in pixels. */
  size?: number | string;
}

/** An icon of Lucide, drawn by paths in a square of 24. It is hidden from screen readers unless it has a label. */
export const icon =
  (...paths: string[]) =>
  ({ size = 24, ...props }: IconProps) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={!props['aria-label']}
      {...props}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );

export type IconComponent = ReturnType<typeof icon>;
