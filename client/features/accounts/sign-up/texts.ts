export const somethingWentWrong = 'Something went wrong. Please try again.';
export const signupFailed = 'Signup Failed';
export const joinTheCommunity = 'Join the Community';
export const onlyYourFirstName =
  'Only your first name and city are required. You can change everything later.';
export const creatingProfile = 'Creating Profile...';
export const createProfile = 'Create Profile';
export const profileCreated = 'Profile Created';
export const welcomeToTheCommunity = 'Welcome to the community! Your profile has been created successfully.';
export const youAgreeToTheTerms =
  'By creating your profile, you agree to the {terms}. Our {privacy} explains what we store.';
export const terms = 'terms of use';
export const privacy = 'privacy page';
