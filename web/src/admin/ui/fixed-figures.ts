/** Shown on the panel's Messages entry whatever the inbox holds, as specified until notifications exist. */
export const MESSAGES_BADGE = 3;
