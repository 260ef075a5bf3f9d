import { vi } from "vitest";

// Unit test files share a process, and some replace modules: the next file gets its own.
vi.resetModules();
