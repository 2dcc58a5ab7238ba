/** The fixed badge of the Messages entry, as specified until notifications exist. */
export const MESSAGES_BADGE = 3;
