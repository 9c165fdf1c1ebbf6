export const editedTheApplication = (who: string, isViewer: boolean) =>
  `${who} updated ${isViewer ? 'your' : 'their'} application`;
export const withdrewTheApplication = (who: string, isViewer: boolean) =>
  `${who} withdrew ${isViewer ? 'your' : 'their'} application`;
export const chose = (who: string, designer: string) =>
  `${who} accepted ${designer === youInSentence ? 'your' : `${designer}’s`} application`;
export const onHoldUntilPayouts = (amount: string, designer: string) =>
  `${amount} is on hold until ${designer === youInSentence ? 'you set' : `${designer} sets`} up payouts`;
export const youInSentence = 'you';
