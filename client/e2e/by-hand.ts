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

/** More stops than any page has. */
const STOPS_MAX = 250;

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

export function byKeyboard(page: Page): Hand {
  const { keyboard } = page;
  /** By Tab alone, as far as it takes. */
  async function reach(control: Locator): Promise<void> {
    await control.waitFor();
    for (let stop = 0; stop < STOPS_MAX; stop += 1) {
      if (await hasFocus(control)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${control.toString()}`);
  }
  async function down(control: Locator, isThere: () => Promise<boolean>): Promise<void> {
    await control.waitFor();
    for (let stop = 0; stop < STOPS_MAX && !(await isThere()); stop += 1) await keyboard.press('ArrowDown');
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
