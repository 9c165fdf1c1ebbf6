export const success = 'Success';
export const projectPostedSuccessfully = 'Project posted successfully!';
export const failedToCreateProject = 'Failed to create project';
export const error = 'Error';
export const postAProject = 'Post a Project';
export const sayWhatItIsFor =
  'Say what it is for and who will see it. Designers answer better than they guess.';
export const project = 'Project';
export const cancel = 'Cancel';
export const posting = 'Posting...';
export const postProject = 'Post Project';
export const onTheBoard = 'On the board';
export const whatHappensThen = 'What happens then';
export const untitledProject = 'Untitled project';
export const budgetIsRequired = 'Budget is required';
export const keepThisUnderCharacters = (budgetMax: number) =>
  `Please keep this under ${budgetMax} characters.`;
export const titleMustBeLess = (titleMax: number) => `Title must be less than ${titleMax} characters`;
export const descriptionMustBeLess = (descriptionMax: number) =>
  `Description must be less than ${descriptionMax} characters`;
export const personYouInviteNotLoaded = 'The person you invite could not be loaded.';
export const personYouWantedToInvite =
  'The person you wanted to invite cannot be invited. Your project is posted to everybody.';
export const youInvite = 'You invite {person}. Others can apply too.';
export const inviteNobody = 'Invite nobody';
export const ofCharacters = (text: string, max: number) => `${text} of ${max} characters`;
export const title = 'Title';
export const description = 'Description';
export const category = 'Category';
export const budgetUsd = 'Budget (USD)';
export const sumOrARange = 'A sum or a range';
export const timeframe = 'Timeframe';
export const additionalRequirements = 'Additional requirements';
export const formatsLanguagesPeopleToTalk = 'Formats, languages, people to talk to.';
export const designersApply = 'Designers apply';
export const eachWithAMessage = 'Each with a message, a price and a timeline.';
export const youChooseOne = 'You choose one';
export const halfIsPaidAndHeld = 'Half is paid and held by Atelier.';
export const youApproveTheWork = 'You approve the work';
export const thenTheRestIsPaid = 'Then the rest is paid, and you rate it.';
export const projectSaved = 'Project saved';
export const editProject = 'Edit project';
export const whoeverLooksAtItSees = 'Whoever looks at it sees the new version at once.';
export const saving = 'Saving...';
export const saveProject = 'Save project';
