import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { createRoutesStub, Outlet } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { isReadAgain, useFreshDay, useToday } from "./today.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Years off. */
const DEVICE_MS = Date.parse("2031-05-05T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE_MS, toFake: ["Date"] });
  passHours(0);
});

function passHours(hours: number) {
  vi.spyOn(performance, "now").mockReturnValue(hours * HOUR_MS);
}

function Root() {
  useFreshDay();
  return <Outlet />;
}

function Today() {
  const [, look] = useState(0);
  return (
    <button type="button" onClick={() => look((times) => times + 1)}>
      {useToday()}
    </button>
  );
}

/** A page whose server says one of these times at each reading. */
async function open(...times: { today: string; hour: number }[]) {
  const loader = vi.fn(() => times.shift());
  const Site = createRoutesStub([
    {
      ...{ id: "root", path: "/", loader, shouldRevalidate: isReadAgain, Component: Root, HydrateFallback: () => null },
      children: [{ index: true, Component: Today }],
    },
  ]);
  render(<Site />);
  await screen.findByRole("button");
  return loader;
}

function readDay() {
  act(() => screen.getByRole("button").click());
  return screen.getByRole("button").textContent;
}

async function comeBackAfter(hours: number) {
  vi.setSystemTime(DEVICE_MS + hours * HOUR_MS);
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
}

test("the day is the server's, advanced by the time that has passed, whatever the device's clock says", async () => {
  await open({ today: "2026-12-31", hour: 22 });
  expect(readDay()).toBe("2026-12-31");
  passHours(1.9);
  expect(readDay()).toBe("2026-12-31");
  passHours(2.1);
  expect(readDay()).toBe("2027-01-01");
  passHours(74);
  expect(readDay()).toBe("2027-01-04");
});

test("a tab that comes back asks the server for the day, from an hour on", async () => {
  const loader = await open({ today: "2026-12-31", hour: 22 }, { today: "2027-01-08", hour: 9 });
  await comeBackAfter(0.9);
  expect(loader).toHaveBeenCalledTimes(1);
  await comeBackAfter(180);
  expect(loader).toHaveBeenCalledTimes(2);
  expect(readDay()).toBe("2027-01-08");
});
