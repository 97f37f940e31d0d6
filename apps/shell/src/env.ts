/// <reference types="@rsbuild/core/types" />

/** Whether this is a build for users, not the development server. */
export const isProduction: boolean = import.meta.env.PROD;
