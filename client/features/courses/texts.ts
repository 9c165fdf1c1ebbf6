import { plural } from '#client/lib/sentence.ts';

export const yourAccess = 'Your access';
export const premiumMember = 'Premium Member';
export const freeUser = 'Free User';
export const unlimitedAccess = 'Unlimited Access';
export const limitedPreviewAccess = 'Limited Preview Access';
export const freeCoursesInFull = ': free courses in full, 20-second previews of the rest';
export const upgradeNow = 'Upgrade Now';
export const browseByCategory = 'Browse by Category';
export const coursesCount = (n: number) => plural(n, { one: '{count} course', other: '{count} courses' });
export const all = 'All';
export const photography = 'Photography';
export const digitalArt = 'Digital Art';
export const design = 'Design';
export const aiArt = 'AI Art';
export const learnFromTheArtists = 'Learn art from the people who make it.';
export const coursesByWorkingArtists =
  'Courses by working artists: one technique, a few lessons, something finished at the end.';
export const getPremiumAccess = 'Get Premium Access';
export const browseFreeCourses = 'Browse Free Courses';
export const teaches = (title: string) => `Teaches ${title}`;
export const featuredCourses = 'Featured Courses';
export const filterCourses = 'Filter courses';
export const noCoursesYet = 'No courses yet';
export const watchInspiration = 'Watch Inspiration';
export const firstCoursesAreComing = 'The first courses are on their way. Check back soon.';
export const shownCourses = (shown: number) =>
  plural(shown, { one: `${shown} course`, other: `${shown} courses` });
export const noCoursesHereYet = 'No courses here yet';
export const noCoursesMatch = 'No courses match this filter.';
export const showAll = 'Show all';
export const loadingCourses = 'Loading courses';
export const lessonsIn = (title: string) => `Lessons in ${title}`;
export const andMore = (remaining: number) => `and ${remaining} more`;
export const secondsMin = (seconds: number) => `${seconds} min`;
export const freeCourses = 'Free courses';
export const inFull = 'In full';
export const premiumCoursesAndInsights = 'Premium courses and insights';
export const previewsOf20Seconds = '20-second previews';
export const uploadsAndStorage = 'Uploads and storage';
export const uploadsAMonth = '20 a month, 2 GB';
export const unlimited = 'Unlimited';
export const commissionOnYourOwnSales = 'Commission on your own sales';
export const portfolioAnalytics = 'Portfolio analytics';
export const viewsAndLikes = '30 days of views and likes';
export const priorityCustomerSupport = 'Priority customer support';
export const included = 'Included';
export const notIncluded = 'Not included';
export const freeVsPremium = 'Free vs Premium';
export const whatYouGet = 'What you get';
export const perMonth = 'per month';
export const yours = 'Yours';
export const yourPlanToday = 'Your plan today';
export const teach = 'Teach';
export const needsAnArtistName =
  'Courses and videos are published under an artist name. Add one to your profile to start.';
export const openYourProfile = 'Open your profile';
export const shareYourTechnique = 'Share your technique with other members.';
export const coursesYouTeachNotLoaded = 'The courses you teach couldn’t be loaded.';
export const published = 'Published';
export const draft = 'Draft';
export const lessonsEnrolled = (n: number) =>
  plural(n, {
    one: '{lessonsCount} lesson, {enrolledCount} enrolled',
    other: '{lessonsCount} lessons, {enrolledCount} enrolled',
  });
export const editNamed = 'Edit {title}';
export const learnFromTopInstructors = 'Learn from Top Instructors';
export const instructorsNotLoaded = 'The instructors couldn’t be loaded.';
export const professionalArtist = 'Professional Artist';
export const artist = 'Artist';
export const students = (n: number) => plural(n, { one: '{students} student', other: '{students} students' });
export const yourCoursesNotLoaded = 'Your courses couldn’t be loaded.';
export const yourCourses = 'Your courses';
export const showFewer = 'Show fewer';
export const showAllCourses = (courses: number) => `Show all ${courses}`;
export const completed = 'Completed';
export const continueWith = (title: string) => `Continue: ${title}`;
export const progressIn = (title: string) => `Progress in ${title}`;
export const loadingTheCourse = 'Loading the course';
export const courses = 'Courses';
export const hiddenOnlyModerators = 'Hidden. Only you and moderators can see this course.';
export const hiddenOnlyModeratorsInstructor =
  'Hidden. Only the instructor and moderators can see this course.';
export const draftOnlyYouSee = 'Draft. Only you and enrolled members can see this course.';
export const instructorHasUnpublished =
  'The instructor unpublished this course. You still have access because you’re enrolled.';
export const instructorDeleted =
  'The instructor’s account was deleted. You have access until the end of the month.';
export const message = 'Message';
export const worksBy = (name: string) => `Works by ${name}`;
export const reviews = 'Reviews';
export const loadingReviews = 'Loading reviews';
export const reviewsNotLoaded = 'The reviews couldn’t be loaded.';
export const noOtherReviewsYet = 'No other reviews yet.';
export const noReviewsYet = 'No reviews yet. Enrolled members can write the first one.';
export const enrolledMembersCanReview = 'Enrolled members can review this course.';
export const yourReview = 'Your review';
export const edit = 'Edit';
export const remove = 'Remove';
export const editYourReview = 'Edit your review';
export const howWasIt = 'How was it?';
export const yourRating = 'Your rating';
export const chooseARating = 'Please choose a rating.';
export const cancel = 'Cancel';
export const saving = 'Saving...';
export const saveReview = 'Save review';
export const reviewSaved = 'Review saved';
export const thankYou = 'Thank you.';
export const reviewRemoved = 'Review removed';
export const error = 'Error';
export const premiumRequired = 'Premium Required';
export const thisCourseRequiresPremium = 'This course requires a premium subscription';
export const featureComingSoon = 'Feature Coming Soon';
export const courseEnrollment = 'Course enrollment will be available soon!';
export const signInRequired = 'Sign In Required';
export const signInToEnroll = 'Please sign in to enroll in courses';
export const youAreEnrolled = 'You’re enrolled';
export const youLeftThisCourse = 'You left this course';
export const progressIsSaved = 'Your progress is saved.';
export const hiddenByAModerator = 'Hidden by a moderator';
export const yourProgress = 'Your progress';
export const lessons = 'Lessons';
export const noLessonsYet = 'No lessons yet.';
export const editCourse = 'Edit course';
export const completedOn = (completedAt: string) => `Completed on ${completedAt}`;
export const lessonsDone = (n: number) =>
  plural(n, {
    one: '{finished} of {lessons} lesson completed',
    other: '{finished} of {lessons} lessons completed',
  });
export const minLeft = '{secondsLeft} min left';
export const startOver = 'Start over';
export const continueLesson = (next: number) => `Continue lesson ${next}`;
export const enrolling = 'Enrolling...';
export const enroll = 'Enroll';
export const freeForAllMembers = 'Free for all members';
export const leaveThisCourse = 'Leave this course';
export const leaveThisCourseQuestion = 'Leave this course?';
export const leaveThisCourseKept = 'Leave this course? Your progress is saved.';
export const stay = 'Stay';
export const leave = 'Leave';
export const videoNotProcessed = 'The video couldn’t be processed';
export const processing = 'Processing';
export const watched = (positionSeconds: string) => `${positionSeconds} watched`;
export const notStarted = 'Not started';
export const lessonOf = 'Lesson {number} of {lessons}';
export const markAsFinished = 'Mark as complete';
export const nextLesson = 'Next lesson';
export const youHaveCompletedThisCourse = 'You’ve completed this course.';
export const lessonFinished = 'Lesson completed.';
export const endOfTheLesson = 'End of the lesson.';
export const overThenNext = (over: string, title: string) => `${over} Next: ${title}`;
