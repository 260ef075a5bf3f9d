export interface Scheduling {
  url: string;
  scriptUrl: string;
  /** Only this origin's messages count. */
  origin: string;
}
