import { vi } from "vitest";

// Unit test files share a process, and some mock modules: each file gets its own.
vi.resetModules();
