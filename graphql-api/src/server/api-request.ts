import type { FormattedError } from './format-error.ts';

export interface ApiRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** The response to an operation; without `data` when no part of it was executed. */
export interface ApiResponse {
  data?: Record<string, unknown> | null;
  errors?: readonly FormattedError[];
  extensions?: Record<string, unknown>;
}
