/** Works without scripts and without styles of its own. */
export const onboardingPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payout onboarding (test mode)</title>
</head>
<body>
<main>
<h1>Payout onboarding</h1>
<p>Test mode: no bank details are asked for and no money moves.</p>
<form method="post"><button>Complete onboarding</button></form>
</main>
</body>
</html>
`;
