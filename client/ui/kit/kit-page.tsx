/** Every component of the kit in its states. Only in development: `npm run dev`, then /kit. */
import '#client/utilities.css';
import type { ReactNode } from 'react';
import { Screen, ScreenHead } from '../screen.tsx';
import Tooltips from '../tooltips.tsx';
import { Buttons, Controls, Fields } from './controls.tsx';
import { Dialogs, Menus } from './dialogs.tsx';
import { Frames } from './frames.tsx';
import { Figures, States } from './states.tsx';

const SECTIONS: readonly (readonly [title: string, content: ReactNode])[] = [
  ['Buttons', <Buttons key="buttons" />],
  ['Fields', <Fields key="fields" />],
  ['Controls', <Controls key="controls" />],
  ['Menus and tabs', <Menus key="menus" />],
  ['Dialogs and toasts', <Dialogs key="dialogs" />],
  ['States', <States key="states" />],
  ['Figures and labels', <Figures key="figures" />],
  ['A thing and its facts', <Frames key="frames" />],
];

export default function KitPage() {
  return (
    <main id="main">
      <Screen>
        <ScreenHead title="Component kit" lede="Every component of client/ui in its states." />
        {SECTIONS.map(([title, content]) => (
          <section key={title} aria-label={title} className="border-t border-line py-8">
            <h2 className="mb-5 text-xl">{title}</h2>
            {content}
          </section>
        ))}
      </Screen>
      <Tooltips />
    </main>
  );
}
