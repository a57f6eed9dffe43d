/** What the page says in figures; a test compares them with what there is. */
export const lessonsOfCourse = 60
