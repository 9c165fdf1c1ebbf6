export const openADispute = 'Open a dispute';
export const otherParty = 'The other party';
export const disputeOpened = 'Dispute opened';
export const moderatorAndAreTold = (name: string) => `A moderator and ${name} are told.`;
export const moderatorHearsBothDecides =
  'A moderator hears both of you and decides what becomes of the project and of the money that is held. Until then everything rests: nothing is delivered, approved, paid out or given back.';
export const openDispute = 'Open dispute';
export const opening = 'Opening...';
export const whatIsWrong = 'What is wrong?';
export const andTheModeratorReadIt = (name: string) =>
  `${name} and the moderator read it. Files can be added to the project as evidence, before and afterwards.`;
export const sayWhatIsWrong = 'Please say what is wrong.';
export const disputesNotLoaded = 'Disputes could not be loaded.';
export const loadingTheDispute = 'Loading the dispute';
export const theDesignerIsPaid = 'the designer is paid for what was done';
export const theClientGetsMoneyBack = 'the client gets the money back';
export const whatWasPaidIsSplit = 'what was paid is split';
export const you = 'You';
export const youInSentence = 'you';
export const moderatorDecided = 'A moderator decided: {outcome}';
export const why = 'Why';
export const hadWrittenOn = (asked: string, createdAt: string) => `${asked} had written on ${createdAt}`;
export const itWasAbout = 'It was about';
export const theDesigner = 'the designer';
export const to = (viewerIs: string) => `To ${viewerIs}`;
export const commission = (commissionPercent: number) => `Commission (${commissionPercent}%)`;
export const backTo = (viewerIs: string) => `Back to ${viewerIs}`;
export const everythingRestsUntil =
  'Everything rests until you decide. What was asked for, the files and all that happened are below.';
export const moderatorHearsBoth =
  'A moderator hears both of you and decides. Until then everything rests: nothing is approved, paid out or given back. Files that you add below are evidence.';
export const moderatorHasToDecide = 'A moderator has to decide';
export const askedModeratorToDecideOn = (who: string, createdAt: string) =>
  `${who} asked a moderator to decide on ${createdAt}`;
export const forTheDesigner = 'For the designer (USD)';
export const ofBeforeTheCommission = (heldCents: string) => `Of ${heldCents}, before the commission.`;
export const bothOfThemReadIt = 'Both of them read it.';
export const decide = 'Decide';
export const chooseWhatBecomesProject = 'Please choose what becomes of the project.';
export const enterAmountBetween = (heldCents: string) => `Enter an amount between $0.00 and ${heldCents}.`;
export const sayWhy = 'Please say why.';
export const payTheDesigner = 'Pay the designer?';
export const giveEverythingBack = 'Give everything back?';
export const splitWhatWasPaid = 'Split what was paid?';
export const projectIsCompleted = 'The project is completed, and nothing more is charged.';
export const projectIsCancelled = 'The project is cancelled.';
export const disputeDecided = 'Dispute decided';
export const bothOfThemAreTold = 'Both of them are told.';
export const designer = 'The designer';
export const gets = (designer: string, designerCents: string) => `${designer} gets ${designerCents}.`;
export const clientGetsBack = (client: string, backCents: string) => `${client} gets ${backCents} back.`;
export const thisCannotBeTakenBack = 'This cannot be taken back.';
export const deciding = 'Deciding...';
export const complete = 'Complete';
export const isPaidIsHeld = (designer: string, held: string) =>
  `${designer} is paid the ${held} that is held, less the commission. Nothing more is charged.`;
export const cancelWithARefund = 'Cancel with a refund';
export const getsBack = (client: string, held: string) => `${client} gets ${held} back.`;
export const split = 'Split';
export const youSayHowMuchGoes = (held: string, designer: string) =>
  `You say how much of ${held} goes to ${designer}; the rest goes back.`;
export const yourDecision = 'Your decision';
