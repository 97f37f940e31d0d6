ALTER TABLE "jobs" ADD COLUMN "params" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "times_lost" integer DEFAULT 0 NOT NULL;