/** What texts count in the catalogue. Written out, so that no page loads the catalogue to count it; the content test counts again. */
export const catalogueCounts = {
  programmes: 7,
  byProfession: { generalistes: 4, infirmiers: 3 },
  /** One per format of a programme. */
  actions: 17,
  learners: 2543,
};
