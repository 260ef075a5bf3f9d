/** What was told to people, and what nobody has taken yet. */

const TOLD_PREFIX = "alerts/told/";
const UNSENT_PREFIX = "alerts/unsent/";

/** Whether an alert that is sent once per period (milliseconds) is due: nobody took it within the last one. */
export async function isAlertDue(bucket: R2Bucket, name: string, now: Date, periodMs: number): Promise<boolean> {
  const last = await bucket.head(TOLD_PREFIX + name);
  return now.getTime() - Date.parse(last?.customMetadata?.at ?? "1970-01-01") >= periodMs;
}

/** Notes that somebody took an alert. Only then does its period begin. */
export async function noteAlertTold(bucket: R2Bucket, name: string, now: Date): Promise<void> {
  await bucket.put(TOLD_PREFIX + name, "", { customMetadata: { at: now.toISOString() } });
  await bucket.delete(UNSENT_PREFIX + name);
}

/** Keeps an alert that no channel took. */
export async function keepUnsentAlert(bucket: R2Bucket, name: string, alert: object): Promise<void> {
  await bucket.put(UNSENT_PREFIX + name, JSON.stringify(alert));
}

/** The alerts that no channel took, by name. */
export async function listUnsentAlerts<Alert>(bucket: R2Bucket): Promise<[name: string, alert: Alert][]> {
  const { objects } = await bucket.list({ prefix: UNSENT_PREFIX });
  const alerts: [string, Alert][] = [];
  for (const object of await Promise.all(objects.map(({ key }) => bucket.get(key))))
    if (object) alerts.push([object.key.slice(UNSENT_PREFIX.length), await object.json<Alert>()]);
  return alerts;
}
