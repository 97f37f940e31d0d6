/// <reference types="@rsbuild/core/types" />

/** Whether this is a build that people use, not the development server. */
export const isProduction: boolean = import.meta.env.PROD;
