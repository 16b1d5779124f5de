/** Above every limit of the policy, ms: requests end by its signal, so that all SDKs tell it alike. */
export const NO_SDK_TIMEOUT = 24 * 3600 * 1000;
