import { plural } from '#client/lib/sentence.ts';

export const addALesson = 'Add a lesson';
export const lessons = 'Lessons';
export const noLessonsYet = 'No lessons yet';
export const takeOneYourVideos = 'Take one of your videos from the Hub, or upload a new one.';
export const lessonsWaitForTheirVideo = 'Lessons that wait for their video';
export const courseHasAtMostLessons = (lessonsMax: number) => `A course has at most ${lessonsMax} lessons.`;
export const pressSpaceToPickLesson =
  'Press Space to pick the lesson up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.';
export const lesson = 'The lesson';
export const valueOfLessons = (value: number, lessons: number) => `${value} of ${lessons}`;
export const pickedUp = (title: string, place: string) => `Picked up ${title}, lesson ${place}.`;
export const wouldBeLesson = (title: string, place: string) => `${title} would be lesson ${place}.`;
export const wasPutDownAsLesson = (title: string, place: string) =>
  `${title} was put down as lesson ${place}.`;
export const staysLesson = (title: string, place: string) => `${title} stays lesson ${place}.`;
export const error = 'Error';
export const moveLesson = (title: string) => `Move ${title}`;
export const captions = 'Captions';
export const moreAbout = (title: string) => `More about ${title}`;
export const rename = 'Rename';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const remove = 'Remove';
export const lessonRemoved = 'Lesson removed';
export const removeThisLesson = 'Remove this lesson?';
export const isOnlyLessonCourse = (title: string) =>
  `“${title}” is the only lesson of a course that is shown. Add another one first, or take the course back.`;
export const goesForGood = (title: string) =>
  `“${title}” goes for good, with its copy of the video. Your video in the Hub stays.`;
export const removeLesson = 'Remove lesson';
export const removing = 'Removing...';
export const keep = 'Keep';
export const titleIsRequired = 'Title is required';
export const titleOfTheLesson = 'Title of the lesson';
export const saving = 'Saving...';
export const save = 'Save';
export const cancel = 'Cancel';
export const orderWasNotChanged = 'The order was not changed.';
export const isNowLessonOf = (title: string, to: number, lessons: number) =>
  `${title} is now lesson ${to} of ${lessons}.`;
export const lessonAdded = 'Lesson added';
export const copyingVideoIntoCourse = 'Copying the video into the course...';
export const thisLessonWasBeingAdded =
  'This lesson was being added when the page was left. If it is not in the list, add it now.';
export const addNow = 'Add now';
export const tryAgain = 'Try again';
export const doNotAddIt = 'Do not add it';
export const lessonIsAVideo = 'A lesson is a video with a title. It comes last; you can move it afterwards.';
export const copyingTheVideo = 'Copying the video...';
export const addLesson = 'Add lesson';
export const whereTheVideoComesFrom = 'Where the video comes from';
export const fromTheHub = 'From the Hub';
export const newVideo = 'New video';
export const videoIsCopiedIntoCourse =
  'The video is copied into the course. What you change or delete in the Hub afterwards changes nothing here, and its captions come along.';
export const video = 'Video';
export const uploadAVideoFirst = 'Please upload a video first';
export const itIsPreparedAfterUpload =
  'It is prepared after the upload, and becomes a lesson as soon as it is ready. You need not wait in this dialog.';
export const chooseAVideoFirst = 'Please choose a video first.';
export const loading = 'Loading';
export const videosNotLoaded = 'Your videos could not be loaded.';
export const youHaveNoVideo = 'You have no video in the Hub that is ready.';
export const uploadANewVideo = 'Upload a new video';
export const yourVideos = 'Your videos';
export const videosAreNotReady = (unready: number) =>
  plural(unready, {
    one: 'One video is not ready and cannot be chosen yet.',
    other: `${unready} videos are not ready and cannot be chosen yet.`,
  });
