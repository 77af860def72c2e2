CREATE TABLE "approval_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"maker_id" uuid NOT NULL,
	"form_key" uuid NOT NULL,
	"approval_id" uuid,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_files" ADD CONSTRAINT "approval_files_maker_id_staff_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_files" ADD CONSTRAINT "approval_files_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_files_form" ON "approval_files" USING btree ("maker_id","form_key");--> statement-breakpoint
CREATE INDEX "approval_files_approval" ON "approval_files" USING btree ("approval_id");--> statement-breakpoint
CREATE INDEX "approval_files_unasked" ON "approval_files" USING btree ("added_at") WHERE approval_id is null;