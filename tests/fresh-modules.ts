import { vi } from "vitest";

// The files of a suite run in one process, or in one workerd: what a module remembers is not the next file's.
vi.resetModules();
