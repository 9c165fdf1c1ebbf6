import { page } from './page.ts';

/** Works without scripts. @param returnUrl where the artist came from */
export const onboardingPage = (returnUrl: string): string =>
  page({
    title: 'Connect a payout account',
    back: [returnUrl, 'Back without connecting'],
    content: `<div class="card">
<p class="note">The payment provider would ask for your name, address and bank account here. In test mode you can skip that, and no real money is paid out.</p>
<form method="post"><button class="primary">Complete onboarding</button></form>
</div>`,
  });
