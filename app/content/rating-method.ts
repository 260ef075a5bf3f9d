interface RatingMethod {
  /** « de janvier 2024 à juin 2026 » */
  period: string | null;
  answers: number | null;
}

/** How the programmes' ratings came about; the launch check lists what the operator has not provided. */
export const ratingMethod: RatingMethod = { period: null, answers: null };
