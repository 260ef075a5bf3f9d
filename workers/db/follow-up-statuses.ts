/** The stages of a follow-up, first to last. */
export const FOLLOW_UP_STATUSES = ["nouveau", "a-rappeler", "joint", "inscrit", "sans-suite", "ne-plus-appeler"] as const;
export type FollowUpStatus = (typeof FOLLOW_UP_STATUSES)[number];
