import { plural } from '#client/lib/sentence.ts';

export const addALesson = 'Add a lesson';
export const lessons = 'Lessons';
export const noLessonsYet = 'No lessons yet';
export const pickOneOfYourVideos = 'Use one of your videos from the Hub or upload a new one.';
export const lessonsWaitingForTheirVideo = 'Lessons waiting for video';
export const courseCanHaveLessons = (lessonsMax: number) => `A course can have up to ${lessonsMax} lessons.`;
export const pressSpaceToPickLesson =
  'Press Space to pick up the lesson, use the arrow keys to move it, then press Space to drop it or Escape to cancel.';
export const error = 'Error';
export const captions = 'Captions';
export const moreAbout = (title: string) => `More options for ${title}`;
export const rename = 'Rename';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const remove = 'Remove';
export const lessonRemoved = 'Lesson removed';
export const removeThisLesson = 'Remove this lesson?';
export const isOnlyLessonCourse = (title: string) =>
  `“${title}” is the only lesson in a published course. Add another one first, or unpublish the course.`;
export const willBeDeleted = (title: string) =>
  `“${title}” and its copy of the video will be permanently deleted. Your video in the Hub won’t be affected.`;
export const removeLesson = 'Remove lesson';
export const removing = 'Removing...';
export const keep = 'Keep';
export const titleIsRequired = 'Title is required';
export const lessonTitle = 'Lesson title';
export const saving = 'Saving...';
export const save = 'Save';
export const cancel = 'Cancel';
export const orderNotSaved = 'The order couldn’t be saved.';
export const isNowAtPosition = (title: string, to: number, lessons: number) =>
  `${title} is now at position ${to} of ${lessons}.`;
export const lessonAdded = 'Lesson added';
export const copyingVideoIntoCourse = 'Copying the video into the course...';
export const thisLessonWasBeingAdded =
  'You left while this lesson was being added. If it isn’t in the list, add it now.';
export const addNow = 'Add now';
export const tryAgain = 'Try again';
export const doNotAddIt = 'Don’t add it';
export const lessonIsAVideo =
  'A lesson is a video with a title. New lessons are added at the end; drag to reorder.';
export const copyingTheVideo = 'Copying the video...';
export const addLesson = 'Add lesson';
export const videoSource = 'Video source';
export const fromTheHub = 'From the Hub';
export const newVideo = 'New video';
export const videoIsCopiedIntoCourse =
  'The video and its captions are copied into the course. Later changes in the Hub don’t affect the copy.';
export const video = 'Video';
export const uploadAVideoFirst = 'Please upload a video first';
export const becomesALessonWhenReady =
  'We process the video after the upload and add the lesson when it’s ready. You can close this dialog.';
export const chooseAVideoFirst = 'Please choose a video first.';
export const videosNotLoaded = 'Your videos couldn’t be loaded.';
export const noVideosReady = 'You don’t have any videos ready in the Hub.';
export const uploadANewVideo = 'Upload a new video';
export const yourVideos = 'Your videos';
export const videosAreNotReady = (unready: number) =>
  plural(unready, {
    one: '1 video isn’t ready and can’t be chosen yet.',
    other: `${unready} videos aren’t ready and can’t be chosen yet.`,
  });
