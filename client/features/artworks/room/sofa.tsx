import type { CSSProperties } from 'react';
import { t } from '#client/lib/t.ts';
import { SOFA } from './geometry.ts';

/** Drawn in centimeters. Like the walls, its colors are part of the picture, not of the interface. */
export const Sofa = ({ style }: { style: CSSProperties }) => (
  <svg
    role="img"
    aria-label={t('A sofa, 2 meters wide')}
    viewBox={`0 0 ${SOFA.width} ${SOFA.height}`}
    className="absolute overflow-visible"
    style={style}
  >
    <ellipse cx="100" cy="77" rx="100" ry="3.2" fill="#000" opacity=".28" />
    <rect x="20" y="68" width="4" height="9" rx="1.5" fill="#5b4433" />
    <rect x="176" y="68" width="4" height="9" rx="1.5" fill="#5b4433" />
    <rect x="14" y="0" width="172" height="52" rx="7" fill="#6d6a64" />
    <rect x="17" y="2" width="82" height="46" rx="6" fill="#7b7871" />
    <rect x="101" y="2" width="82" height="46" rx="6" fill="#7b7871" />
    <rect x="12" y="40" width="176" height="30" rx="5" fill="#5f5c57" />
    <rect x="16" y="38" width="83" height="17" rx="5.5" fill="#878378" />
    <rect x="101" y="38" width="83" height="17" rx="5.5" fill="#878378" />
    <rect x="0" y="24" width="17" height="46" rx="7" fill="#747069" />
    <rect x="183" y="24" width="17" height="46" rx="7" fill="#747069" />
    <rect x="21" y="16" width="27" height="24" rx="5" fill="#b9a78c" transform="rotate(-7 34 28)" />
  </svg>
);
