CREATE TABLE "kiosk_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"department_id" uuid NOT NULL,
	"name" text NOT NULL,
	"code_hash" text,
	"code_ends_at" timestamp(3) with time zone NOT NULL,
	"token_hash" text,
	"registered_at" timestamp(3) with time zone,
	"last_used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"revoked_by" uuid
);
--> statement-breakpoint
ALTER TABLE "punches" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "kiosk_devices" ADD CONSTRAINT "kiosk_devices_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_devices" ADD CONSTRAINT "kiosk_devices_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kiosk_devices" ADD CONSTRAINT "kiosk_devices_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kiosk_devices_department_index" ON "kiosk_devices" USING btree ("department_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_devices_code_key" ON "kiosk_devices" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "kiosk_devices_token_key" ON "kiosk_devices" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE "punches" ADD CONSTRAINT "punches_device_id_kiosk_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."kiosk_devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "punches_device_index" ON "punches" USING btree ("device_id") WHERE device_id is not null;