/** The steps of a flow by keyboard alone. */
import { type Locator, type Page, expect } from '@playwright/test';

export interface Hand {
  press: (control: Locator) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  /** @param name the option's, or its beginning */
  select: (field: Locator, name: string) => Promise<void>;
  /** One of a group of radio buttons. */
  check: (group: Locator, choice: Locator) => Promise<void>;
  /** An item of the menu that is open. */
  item: (item: Locator) => Promise<void>;
}

/** Controls before one, from which Tab is tried. */
const STOPS_MAX = 12;
const OPTIONS_MAX = 250;

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Focuses the `back`th control before this one, and goes no further back than the window or the dialog it is in. */
const focusBefore = (control: Locator, back: number) =>
  control.evaluate((element, steps) => {
    const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const stops = [
      ...(element.closest('[role$="dialog"]') ?? document).querySelectorAll<HTMLElement>(FOCUSABLE),
    ];
    const usable = stops.filter(
      (stop) =>
        stop === element || (stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility()),
    );
    usable[usable.indexOf(element as HTMLElement) - steps]?.focus();
  }, back);

export function byKeyboard(page: Page): Hand {
  const { keyboard } = page;
  /** By Tab from a control before it: walking there from the top of every page takes a minute. */
  async function reach(control: Locator): Promise<void> {
    await control.waitFor();
    for (let back = 1; back < STOPS_MAX; back += 1) {
      if (await hasFocus(control)) return;
      await focusBefore(control, back);
      for (let stop = 0; stop < back && !(await hasFocus(control)); stop += 1) await keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${control.toString()}`);
  }
  async function down(control: Locator, isThere: () => Promise<boolean>): Promise<void> {
    await control.waitFor();
    for (let stop = 0; stop < OPTIONS_MAX && !(await isThere()); stop += 1) await keyboard.press('ArrowDown');
    expect(await isThere()).toBe(true);
  }
  return {
    async press(control) {
      await reach(control);
      await keyboard.press('Enter');
    },
    async fill(field, text) {
      await reach(field);
      await keyboard.type(text);
    },
    async select(field, name) {
      await reach(field);
      await keyboard.type(name);
    },
    async check(group, choice) {
      await reach(group.getByRole('radio').first());
      await keyboard.press('Space');
      await down(choice, () => choice.isChecked());
    },
    async item(item) {
      await down(item, () => hasFocus(item));
      await keyboard.press('Enter');
    },
  };
}
