import { chromium } from '@playwright/test';
const base='http://127.0.0.1:4311';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell'});
const ctx=await b.newContext({viewport:{width:1440,height:900}, locale:'ja-JP', storageState:'/tmp/hB-state.json'});
const p=await ctx.newPage();
for (const path of ['/course-master','/users','/departments','/delivery-destination','/direction-base','/operation-time','/owner-master']) {
 await p.goto(base+path+'/add'); await p.locator('form input').first().waitFor({timeout:15000}).catch(()=>console.log('no form',path)); await p.waitForTimeout(500); console.log(path, await p.evaluate(()=>document.activeElement?.tagName+' '+(document.activeElement?.name??'')), await p.locator('form input, form select, form textarea').first().evaluate(e=>e.outerHTML.slice(0,140)).catch(()=>''));
 await p.goto(base+path); await p.getByRole('link',{name:/新規登録/}).first().click(); await p.waitForURL(/add/); await p.waitForTimeout(1500); console.log('  link', await p.evaluate(()=>document.activeElement?.tagName+' '+(document.activeElement?.name??'')));
}
const m=await b.newContext({viewport:{width:390,height:844}, hasTouch:true,isMobile:true, locale:'ja-JP', storageState:'/tmp/hB-state.json'}); const q=await m.newPage(); await q.goto(base+'/drivers/add'); await q.locator('form input').first().waitFor(); await q.waitForTimeout(800); console.log('phone', await q.evaluate(()=>document.activeElement?.tagName+' '+matchMedia('(pointer: fine)').matches));
await b.close();
