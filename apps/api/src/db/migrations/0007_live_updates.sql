CREATE TABLE "realtime_cached_events" (
	"channel" text PRIMARY KEY NOT NULL,
	"message_id" bigint NOT NULL,
	"event" text NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "realtime_messages" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "realtime_messages" ADD COLUMN "sent_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "realtime_messages_unsent_index" ON "realtime_messages" USING btree ("id") WHERE "realtime_messages"."sent_at" is null;