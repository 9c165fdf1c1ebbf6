/** The document of a signed-in Home, which answers its first calls, and its other calls, as a browser makes them. */
import { chromium } from '@playwright/test';
import { findChromium } from '../find-chromium.mjs';

/** Sections below the first screen ask when they come near. */
const SCREENS = 12;
const SETTLED_MS = 400;

export async function recordHomeCalls(base: string, cookie: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const [name = '', ...value] = cookie.split('=');
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name, value: value.join('='), url: base }]);
    const page = await context.newPage();
    // A member's first visit ever stores the browser's time zone and asks for the member again.
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'PUT'),
      page.goto(base),
    ]);
    await page.waitForTimeout(SETTLED_MS);
    const calls: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      const isRead = request.method() === 'GET' && (url.pathname === '/' || url.pathname.startsWith('/api/'));
      // Further pages of the endless list at the end are not part of the screen.
      const isScreen = url.pathname !== '/api/live' && !url.searchParams.has('cursor');
      if (isRead && isScreen) calls.push(url.pathname + url.search);
    });
    await page.goto(base, { waitUntil: 'load' });
    for (let screen = 0; screen < SCREENS; screen += 1) {
      await page.waitForTimeout(SETTLED_MS);
      await page.mouse.wheel(0, 800);
    }
    return calls;
  } finally {
    await browser.close();
  }
}
